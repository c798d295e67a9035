package main

import (
	"os"
	"strings"
	"testing"
)

func TestRefuses(t *testing.T) {
	for name, wrong := range map[string]string{
		"an unknown field": "apiVersion: v1\nkind: Service\nmetadata: { name: a }\nspec: { selectr: {} }",
		"a misspelt probe": "apiVersion: apps/v1\nkind: Deployment\nspec: { template: { spec: { containers: [{ readynessProbe: {} }] } } }",
		"a key twice":      "apiVersion: v1\nkind: ServiceAccount\nmetadata: { name: a, name: b }",
		"an unknown kind":  "apiVersion: autoscaling/v9\nkind: HorizontalPodAutoscaler",
		"a KEDA misspelt":  "apiVersion: keda.sh/v1alpha1\nkind: ScaledObject\nspec: { maxReplicas: 3 }",
		"a KEDA reversed":  "apiVersion: keda.sh/v1alpha1\nkind: ScaledObject\nspec: { minReplicaCount: 3, maxReplicaCount: 2 }",
		"no object at all": "hello",
	} {
		t.Run(name, func(t *testing.T) {
			if err := decode([]byte(wrong)); err == nil {
				t.Fatal("was accepted")
			}
		})
	}
}

func TestChartRefusesAnUnknownValue(t *testing.T) {
	file := t.TempDir() + "/values.yaml"
	write(t, file, "hosts: { gatway: isl.example }")
	_, troubles := check("../isl", file)
	if len(troubles) == 0 || !strings.Contains(strings.Join(troubles, "\n"), "gatway") {
		t.Fatalf("said %q", troubles)
	}
}

func write(t *testing.T, file string, text string) {
	t.Helper()
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}
