package main

import (
	"errors"

	keda "github.com/kedacore/keda/v2/apis/keda/v1alpha1"
	monitoring "github.com/prometheus-operator/prometheus-operator/pkg/apis/monitoring/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/serializer"
	utilruntime "k8s.io/apimachinery/pkg/util/runtime"
	kubernetes "k8s.io/client-go/kubernetes/scheme"
	"sigs.k8s.io/yaml"
)

var decoder = newDecoder()

// newDecoder knows Kubernetes' own kinds, KEDA's and the Prometheus operator's.
func newDecoder() runtime.Decoder {
	scheme := runtime.NewScheme()
	utilruntime.Must(kubernetes.AddToScheme(scheme))
	utilruntime.Must(keda.AddToScheme(scheme))
	utilruntime.Must(monitoring.AddToScheme(scheme))
	return serializer.NewCodecFactory(scheme, serializer.EnableStrict).UniversalDeserializer()
}

func decode(document []byte) error {
	// A key that is there twice is an error here, and lost in the next step.
	asJSON, err := yaml.YAMLToJSONStrict(document)
	if err != nil {
		return err
	}
	object, _, err := decoder.Decode(asJSON, nil, nil)
	if err != nil {
		return err
	}
	if scaled, isScaled := object.(*keda.ScaledObject); isScaled {
		return kedaAllows(scaled)
	}
	return nil
}

// kedaAllows applies what KEDA's webhook refuses by the object alone, which no schema says.
func kedaAllows(scaled *keda.ScaledObject) error {
	return errors.Join(
		keda.CheckReplicaCountBoundsAreValid(scaled),
		keda.CheckFallbackValid(scaled),
		keda.ValidateTriggers(scaled.Spec.Triggers),
	)
}
