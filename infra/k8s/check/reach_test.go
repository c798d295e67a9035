package main

import (
	"fmt"
	"net"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	apps "k8s.io/api/apps/v1"
	batch "k8s.io/api/batch/v1"
	core "k8s.io/api/core/v1"
	networking "k8s.io/api/networking/v1"
	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/runtime"
	"sigs.k8s.io/yaml"
)

// place is where a connection begins or ends: a pod of the chart's, or somebody beside it.
type place struct {
	name      string
	namespace string
	labels    labels.Set
	ip        string
	ports     []core.ContainerPort
	env       []core.EnvVar
}

var outside = []place{
	{name: "proxy", namespace: "ingress-nginx"},
	{name: "watching", namespace: "monitoring", ports: open(4318, 9090)},
	{name: "mongodb", namespace: "mongodb", ports: open(27017, 27018)},
	{name: "s3", namespace: "minio", ports: open(9000, 9001)},
	{name: "names", namespace: "kube-system", ports: open(53, 443)},
	{name: "a stranger's pod", namespace: "elsewhere", ports: open(80)},
	{name: "a stray pod beside", namespace: namespace, ports: open(80)},
	{name: "the internet", ip: "203.0.113.7", ports: open(53, 80, 443)},
}

func open(numbers ...int32) []core.ContainerPort {
	var ports []core.ContainerPort
	for _, number := range numbers {
		ports = append(ports, core.ContainerPort{ContainerPort: number})
	}
	return ports
}

// TestPoliciesAllowWhatIsCalledAndNothingElse tries every connection between the chart's pods and their
// neighbourhood, and compares with whom the settings of each pod name.
func TestPoliciesAllowWhatIsCalledAndNothingElse(t *testing.T) {
	for _, file := range []string{"", "../isl/examples/backup.yaml", "../isl/examples/keda.yaml"} {
		t.Run(filepath.Base(file), func(t *testing.T) {
			objects := rendered(t, file)
			pods, policies := podsOf(objects), of[*networking.NetworkPolicy](objects)
			called := 0
			for _, from := range append(slices.Clone(pods), outside...) {
				for _, to := range append(slices.Clone(pods), outside...) {
					for _, port := range to.ports {
						if from.name == to.name || (from.labels == nil && to.labels == nil) {
							continue
						}
						allowed := allows(policies, from, to, port)
						if allowed != calls(from, to, port) {
							t.Errorf("%s to %s:%d: allowed is %v", from.name, to.name, port.ContainerPort, allowed)
						}
						if allowed {
							called++
						}
					}
				}
			}
			// Each part asks for names, the gateway calls three, four ask it for its keys, ...
			if called < 30 {
				t.Errorf("only %d connections are allowed", called)
			}
		})
	}
}

// calls says whether a pod's settings, the ingresses or those who watch make this connection.
func calls(from, to place, port core.ContainerPort) bool {
	switch {
	case to.name == "names":
		return from.labels != nil && port.ContainerPort == 53
	case to.name == "mongodb":
		return port.ContainerPort == 27017 && hasSetting(from, "MONGODB_URL_FILE")
	case to.name == "s3":
		return port.ContainerPort == 9000 && hasSetting(from, "S3_ENDPOINT")
	case from.name == "proxy":
		return port.Name == "main" && slices.Contains([]string{"gateway", "signkit", "emotion", "signs"}, to.name)
	case to.name == "watching":
		return port.ContainerPort == 4318 && hasSetting(from, "OTEL_EXPORTER_OTLP_ENDPOINT")
	case from.name == "watching":
		return port.Name == "operations"
	}
	service := regexp.MustCompile(fmt.Sprintf(`//%s(-copies)?:%d(/|,|$)`, to.name, port.ContainerPort))
	return slices.ContainsFunc(from.env, func(setting core.EnvVar) bool {
		isAddress := strings.HasSuffix(setting.Name, "_URL") || strings.HasSuffix(setting.Name, "_URLS")
		return isAddress && service.MatchString(setting.Value)
	})
}

func hasSetting(from place, name string) bool {
	return slices.ContainsFunc(from.env, func(it core.EnvVar) bool { return it.Name == name })
}

// allows says whether both sides' policies let a connection through, as Kubernetes defines it: whom no
// policy selects may do all, and else each policy adds what it names.
func allows(policies []*networking.NetworkPolicy, from, to place, port core.ContainerPort) bool {
	out := !isSelected(policies, from, networking.PolicyTypeEgress)
	in := !isSelected(policies, to, networking.PolicyTypeIngress)
	for _, policy := range policies {
		if selects(policy, from) {
			for _, rule := range policy.Spec.Egress {
				out = out || (isPeer(rule.To, to) && isOpen(rule.Ports, port))
			}
		}
		if selects(policy, to) {
			for _, rule := range policy.Spec.Ingress {
				in = in || (isPeer(rule.From, from) && isOpen(rule.Ports, port))
			}
		}
	}
	return out && in
}

func isSelected(policies []*networking.NetworkPolicy, pod place, kind networking.PolicyType) bool {
	return slices.ContainsFunc(policies, func(it *networking.NetworkPolicy) bool {
		return selects(it, pod) && slices.Contains(it.Spec.PolicyTypes, kind)
	})
}

func selects(policy *networking.NetworkPolicy, pod place) bool {
	return pod.namespace == namespace && matches(&policy.Spec.PodSelector, pod.labels)
}

func isPeer(peers []networking.NetworkPolicyPeer, other place) bool {
	if len(peers) == 0 {
		return true
	}
	return slices.ContainsFunc(peers, func(peer networking.NetworkPolicyPeer) bool {
		if peer.IPBlock != nil {
			_, network, err := net.ParseCIDR(peer.IPBlock.CIDR)
			return err == nil && network.Contains(net.ParseIP(other.ip))
		}
		if other.namespace == "" {
			return false
		}
		if peer.NamespaceSelector == nil {
			return other.namespace == namespace && matches(peer.PodSelector, other.labels)
		}
		named := labels.Set{core.LabelMetadataName: other.namespace}
		return matches(peer.NamespaceSelector, named) &&
			(peer.PodSelector == nil || matches(peer.PodSelector, other.labels))
	})
}

func matches(selector *meta.LabelSelector, of labels.Set) bool {
	compiled, err := meta.LabelSelectorAsSelector(selector)
	return err == nil && compiled.Matches(of)
}

func isOpen(ports []networking.NetworkPolicyPort, port core.ContainerPort) bool {
	return len(ports) == 0 || slices.ContainsFunc(ports, func(it networking.NetworkPolicyPort) bool {
		return it.Port == nil || it.Port.String() == port.Name || it.Port.IntValue() == int(port.ContainerPort)
	})
}

func podsOf(objects []runtime.Object) []place {
	var pods []place
	add := func(name string, template core.PodTemplateSpec) {
		container := template.Spec.Containers[0]
		pods = append(pods, place{
			name: name, namespace: namespace, labels: template.Labels, ports: container.Ports, env: container.Env,
		})
	}
	for _, deployment := range of[*apps.Deployment](objects) {
		add(deployment.Name, deployment.Spec.Template)
	}
	for _, job := range of[*batch.CronJob](objects) {
		add(job.Name, job.Spec.JobTemplate.Spec.Template)
	}
	return pods
}

func rendered(t *testing.T, valuesFile string) []runtime.Object {
	t.Helper()
	values, err := readValues(valuesFile)
	if err != nil {
		t.Fatal(err)
	}
	files, err := render("../isl", values)
	if err != nil {
		t.Fatal(err)
	}
	var objects []runtime.Object
	for _, name := range sortedKeys(files) {
		for _, document := range documentsOf(files[name]) {
			asJSON, err := yaml.YAMLToJSONStrict([]byte(document))
			if err != nil {
				t.Fatal(err)
			}
			object, _, err := decoder.Decode(asJSON, nil, nil)
			if err != nil {
				t.Fatal(err)
			}
			objects = append(objects, object)
		}
	}
	return objects
}

func of[T runtime.Object](objects []runtime.Object) []T {
	var found []T
	for _, object := range objects {
		if typed, isOne := object.(T); isOne {
			found = append(found, typed)
		}
	}
	return found
}
