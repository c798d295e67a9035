package main

import (
	"math"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	keda "github.com/kedacore/keda/v2/apis/keda/v1alpha1"
	apps "k8s.io/api/apps/v1"
	autoscaling "k8s.io/api/autoscaling/v2"
	core "k8s.io/api/core/v1"
	networking "k8s.io/api/networking/v1"
	policy "k8s.io/api/policy/v1"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/runtime"
)

// What Node's parts take at most from the signal to their end (packages/service-kit/src/run-main.ts), and
// Python's after the last client was asked to move.
const closing = 25 * time.Second

func examples(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob("../isl/examples/*.yaml")
	if err != nil || len(files) == 0 {
		t.Fatal("no examples", err)
	}
	return append([]string{""}, files...)
}

func TestEachPart(t *testing.T) {
	for _, file := range examples(t) {
		objects := rendered(t, file)
		deployments := of[*apps.Deployment](objects)
		if len(deployments) < 8 {
			t.Fatalf("%s: only %d parts", file, len(deployments))
		}
		for _, deployment := range deployments {
			t.Run(filepath.Base(file)+"/"+deployment.Name, func(t *testing.T) {
				t.Run("has the time to go", func(t *testing.T) { hasTimeToGo(t, deployment) })
				t.Run("is asked how it is", func(t *testing.T) { isAsked(t, deployment) })
				t.Run("asks for what it uses", func(t *testing.T) { asks(t, deployment) })
				t.Run("has the folders it writes to", func(t *testing.T) { hasItsFolders(t, deployment) })
				t.Run("is nobody in the cluster", func(t *testing.T) { isNobody(t, objects, deployment) })
				t.Run("is spread", func(t *testing.T) { isSpread(t, deployment) })
				t.Run("is scaled, and emptied pod by pod", func(t *testing.T) { isScaled(t, objects, deployment) })
			})
		}
	}
}

func hasTimeToGo(t *testing.T, deployment *apps.Deployment) {
	pod := deployment.Spec.Template.Spec
	needed := time.Duration(pod.Containers[0].Lifecycle.PreStop.Sleep.Seconds)*time.Second + closing
	for _, name := range []string{"DRAIN_SECONDS", "MOVE_SECONDS"} {
		if value := setting(pod.Containers[0], name); value != "" {
			seconds, err := strconv.ParseFloat(value, 64)
			if err != nil {
				t.Fatal(err)
			}
			needed += time.Duration(seconds * float64(time.Second))
		}
	}
	if given := time.Duration(*pod.TerminationGracePeriodSeconds) * time.Second; given < needed {
		t.Errorf("is killed after %s and needs %s", given, needed)
	}
}

// Its root can be read only: where it is told to write, a volume of its own is mounted.
func hasItsFolders(t *testing.T, deployment *apps.Deployment) {
	pod := deployment.Spec.Template.Spec
	own := map[string]bool{}
	for _, volume := range pod.Volumes {
		own[volume.Name] = volume.EmptyDir != nil
	}
	places := map[string]bool{}
	for _, mount := range pod.Containers[0].VolumeMounts {
		places[mount.MountPath] = own[mount.Name] && !mount.ReadOnly
	}
	needed := map[string]string{"worker": "WORKER_DIR", "signs": "SIGNS_INDEX_DIR"}
	for _, name := range []string{"WORKER_DIR", "SIGNS_INDEX_DIR"} {
		folder := setting(pod.Containers[0], name)
		if folder != "" && !places[folder] {
			t.Errorf("%s is %s, where nothing may be written", name, folder)
		}
		if folder == "" && needed[pod.Containers[0].Name] == name {
			t.Errorf("%s is not set", name)
		}
	}
}

func isAsked(t *testing.T, deployment *apps.Deployment) {
	container := deployment.Spec.Template.Spec.Containers[0]
	for path, probe := range map[string]*core.Probe{
		"/ready start": container.StartupProbe, "/ready": container.ReadinessProbe, "/health": container.LivenessProbe,
	} {
		if got := probe.HTTPGet; got.Path != strings.Fields(path)[0] || got.Port.String() != "main" {
			t.Errorf("%s is asked at %s of %s", path, got.Path, got.Port.String())
		}
	}
	if start := container.StartupProbe; start.PeriodSeconds*start.FailureThreshold < 600 {
		t.Errorf("a change of what is stored has %d s", start.PeriodSeconds*start.FailureThreshold)
	}
}

func asks(t *testing.T, deployment *apps.Deployment) {
	container := deployment.Spec.Template.Spec.Containers[0]
	requests, limits := container.Resources.Requests, container.Resources.Limits
	if requests.Cpu().IsZero() || requests.Memory().IsZero() || limits.Memory().Cmp(*requests.Memory()) < 0 {
		t.Errorf("asks for %v and has at most %v", requests, limits)
	}
	if slices.Contains([]string{"emotion", "signs", "rewriter"}, deployment.Name) {
		workers, err := strconv.Atoi(setting(container, "WORKERS"))
		if err != nil || workers > int(math.Ceil(requests.Cpu().AsApproximateFloat64())) {
			t.Errorf("%d threads run the model on %s processors (%v)", workers, requests.Cpu(), err)
		}
	}
}

var secretNames = regexp.MustCompile(`(?i)(password|secret|_key|mongodb_url)`)

func isNobody(t *testing.T, objects []runtime.Object, deployment *apps.Deployment) {
	pod := deployment.Spec.Template.Spec
	account := slices.IndexFunc(of[*core.ServiceAccount](objects), func(it *core.ServiceAccount) bool {
		return it.Name == pod.ServiceAccountName && !*it.AutomountServiceAccountToken
	})
	if account < 0 || *pod.AutomountServiceAccountToken {
		t.Error("has a token of the cluster's")
	}
	for _, variable := range pod.Containers[0].Env {
		if secretNames.MatchString(variable.Name) && !strings.HasPrefix(variable.Value, "/secrets/") {
			t.Errorf("%s stands in the manifest", variable.Name)
		}
	}
	if len(of[*core.Secret](objects)) > 0 {
		t.Error("the chart makes a secret")
	}
}

func isSpread(t *testing.T, deployment *apps.Deployment) {
	var over []string
	for _, constraint := range deployment.Spec.Template.Spec.TopologySpreadConstraints {
		if matches(constraint.LabelSelector, deployment.Spec.Template.Labels) {
			over = append(over, constraint.TopologyKey)
		}
	}
	if !slices.Equal(over, []string{core.LabelTopologyZone, core.LabelHostname}) {
		t.Errorf("over %v", over)
	}
}

func isScaled(t *testing.T, objects []runtime.Object, deployment *apps.Deployment) {
	most := int32(0)
	scalers := 0
	for _, scaler := range of[*autoscaling.HorizontalPodAutoscaler](objects) {
		if scaler.Spec.ScaleTargetRef.Name == deployment.Name {
			scalers, most = scalers+1, scaler.Spec.MaxReplicas
		}
	}
	for _, scaler := range of[*keda.ScaledObject](objects) {
		if scaler.Spec.ScaleTargetRef.Name == deployment.Name {
			scalers, most = scalers+1, *scaler.Spec.MaxReplicaCount
		}
	}
	if scalers != 1 || deployment.Spec.Replicas != nil {
		t.Errorf("%d decide how many there are, beside the deployment's %v", scalers, deployment.Spec.Replicas)
	}
	budgets := 0
	for _, budget := range of[*policy.PodDisruptionBudget](objects) {
		if matches(budget.Spec.Selector, deployment.Spec.Template.Labels) {
			budgets++
			if budget.Spec.MaxUnavailable.IntValue() != 1 || budget.Spec.MinAvailable != nil {
				t.Errorf("emptying a machine takes %v", budget.Spec.MaxUnavailable)
			}
		}
	}
	if (budgets == 1) != (most > 1) {
		t.Errorf("%d budgets for up to %d pods", budgets, most)
	}
}

func TestServicesReachTheirPods(t *testing.T) {
	objects := rendered(t, "")
	deployments := of[*apps.Deployment](objects)
	for _, service := range of[*core.Service](objects) {
		selector := labels.SelectorFromSet(service.Spec.Selector)
		var reached []string
		for _, deployment := range deployments {
			template := deployment.Spec.Template
			for _, port := range template.Spec.Containers[0].Ports {
				if selector.Matches(labels.Set(template.Labels)) && port.Name == service.Spec.Ports[0].TargetPort.String() &&
					port.ContainerPort == service.Spec.Ports[0].Port {
					reached = append(reached, deployment.Name)
				}
			}
		}
		if !slices.Equal(reached, []string{strings.TrimSuffix(service.Name, "-copies")}) {
			t.Errorf("%s reaches %v", service.Name, reached)
		}
	}
}

func TestSocketHostsHaveTheirOwnIngress(t *testing.T) {
	for _, ingress := range of[*networking.Ingress](rendered(t, "../isl/examples/ingress-nginx.yaml")) {
		isSockets := ingress.Name == "isl-sockets"
		if _, isLong := ingress.Annotations["nginx.ingress.kubernetes.io/proxy-read-timeout"]; isLong != isSockets {
			t.Errorf("%s waits long: %v", ingress.Name, isLong)
		}
		for name := range ingress.Annotations {
			if strings.Contains(name, "affinity") || strings.Contains(name, "sticky") {
				t.Errorf("%s keeps people on one pod: %s", ingress.Name, name)
			}
		}
		for _, rule := range ingress.Spec.Rules {
			part := rule.HTTP.Paths[0].Backend.Service.Name
			if isSocket := part == "emotion" || part == "signs"; isSocket != isSockets {
				t.Errorf("%s leads to %s", ingress.Name, part)
			}
		}
	}
}

func TestChartRefusesMoreAtLeastThanAtMost(t *testing.T) {
	file := t.TempDir() + "/values.yaml"
	write(t, file, "parts: { emotion: { replicas: { min: 5, max: 2 } } }")
	_, troubles := check("../isl", file)
	if !strings.Contains(strings.Join(troubles, "\n"), "parts.emotion.replicas: min is more than max") {
		t.Fatalf("said %q", troubles)
	}
}

func setting(container core.Container, name string) string {
	for _, variable := range container.Env {
		if variable.Name == name {
			return variable.Value
		}
	}
	return ""
}
